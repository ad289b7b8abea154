ALTER TABLE "recipes" ADD COLUMN "facets" bit(64);--> statement-breakpoint
CREATE INDEX "recipes_facets_index" ON "recipes" USING btree ("facets","id","preparation_time","active_time","published_at") WHERE "recipes"."published";--> statement-breakpoint
CREATE INDEX "recipes_work_order_index" ON "recipes" USING btree ("active_time","id") WHERE "recipes"."published";--> statement-breakpoint
CREATE INDEX "recipes_newest_index" ON "recipes" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "recipes"."published";