CREATE TABLE "pizza_night_menus" (
	"token" text PRIMARY KEY NOT NULL,
	"menu" jsonb NOT NULL,
	"bake_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "pizza_night_menus_bake_at_index" ON "pizza_night_menus" USING btree ("bake_at");