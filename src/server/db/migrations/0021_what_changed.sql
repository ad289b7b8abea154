ALTER TABLE "catalogue_version" ADD COLUMN "recent_changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- By hand: what drizzle-kit cannot express. Servers drop what shows a changed recipe and keep the rest; a version without
-- an entry may have changed anything.
CREATE OR REPLACE FUNCTION public.raise_catalogue_version() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    BEGIN
      UPDATE public.catalogue_version SET version = version + 1, recent_changes = '[]';
      RETURN NULL;
    END
  $$;
--> statement-breakpoint
-- Rows are compared whole, so that a column that is added counts as words until somebody says otherwise.
CREATE FUNCTION public.raise_catalogue_version_for_changed() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    DECLARE
      beside_words CONSTANT text[] := '{rating_sum,rating_count,youtube_video_id,updated_at,edited_at}';
      most_recipes CONSTANT integer := 20;
      most_entries CONSTANT integer := 100;
      changed integer[] := ARRAY(SELECT id FROM written LIMIT most_recipes + 1);
      words boolean;
    BEGIN
      IF cardinality(changed) = 0 THEN
        RETURN NULL;
      END IF;
      IF cardinality(changed) > most_recipes OR changed <> ARRAY(SELECT id FROM former LIMIT most_recipes + 1) THEN
        UPDATE public.catalogue_version SET version = version + 1, recent_changes = '[]';
        RETURN NULL;
      END IF;
      SELECT bool_or(to_jsonb(former) - beside_words <> to_jsonb(written) - beside_words) INTO words
        FROM former JOIN written USING (id);
      UPDATE public.catalogue_version SET
        version = version + 1,
        recent_changes = CASE WHEN jsonb_array_length(recent_changes) < most_entries
            THEN recent_changes ELSE recent_changes - 0 END
          || jsonb_build_object('version', version + 1, 'recipes', changed, 'words', words);
      RETURN NULL;
    END
  $$;
--> statement-breakpoint
DROP TRIGGER recipes_raise_version ON "recipes";
--> statement-breakpoint
CREATE TRIGGER recipes_raise_version AFTER INSERT OR DELETE OR TRUNCATE ON "recipes"
  FOR EACH STATEMENT EXECUTE FUNCTION public.raise_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER recipes_raise_version_for_changed AFTER UPDATE ON "recipes"
  REFERENCING OLD TABLE AS former NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION public.raise_catalogue_version_for_changed();
