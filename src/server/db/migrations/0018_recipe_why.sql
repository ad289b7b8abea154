ALTER TABLE "recipes" ADD COLUMN "why" text;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "dough" jsonb;