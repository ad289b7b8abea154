ALTER TABLE "pizza_nights" ADD COLUMN "host" text;--> statement-breakpoint
ALTER TABLE "pizza_nights" ADD COLUMN "place" text;