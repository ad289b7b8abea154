ALTER TABLE "recipes" ADD COLUMN "facets" bit(64);--> statement-breakpoint
CREATE INDEX "recipes_facets_index" ON "recipes" USING btree ("facets","id") WHERE "recipes"."published";