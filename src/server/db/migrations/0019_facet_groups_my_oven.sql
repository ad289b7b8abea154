CREATE TABLE "facet_groups" (
	"facets" bit(64) PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "oven" jsonb;--> statement-breakpoint
-- By hand: what drizzle-kit cannot express.
INSERT INTO "facet_groups" SELECT "facets", count(*) FROM "recipes"
  WHERE "published" AND "facets" IS NOT NULL GROUP BY "facets";
--> statement-breakpoint
-- Most changes (a vote, a text) leave the facets alone, and then nothing is written. In the order of the bits, so that two
-- writers wait for each other; the version, which every writer raises before (triggers fire by name), already orders them.
CREATE FUNCTION public.regroup_facets() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO public.facet_groups AS kept (facets, count)
          SELECT facets, count(*) FROM written WHERE published AND facets IS NOT NULL
          GROUP BY facets ORDER BY facets
          ON CONFLICT (facets) DO UPDATE SET count = kept.count + excluded.count;
      ELSIF TG_OP = 'UPDATE' THEN
        INSERT INTO public.facet_groups AS kept (facets, count)
          SELECT facets, sum(difference) FROM (
            SELECT facets, 1 AS difference FROM written WHERE published
            UNION ALL SELECT facets, -1 FROM former WHERE published
          ) AS changes
          WHERE facets IS NOT NULL GROUP BY facets HAVING sum(difference) <> 0 ORDER BY facets
          ON CONFLICT (facets) DO UPDATE SET count = kept.count + excluded.count;
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO public.facet_groups AS kept (facets, count)
          SELECT facets, -count(*) FROM former WHERE published AND facets IS NOT NULL
          GROUP BY facets ORDER BY facets
          ON CONFLICT (facets) DO UPDATE SET count = kept.count + excluded.count;
      END IF;
      IF TG_OP = 'TRUNCATE' THEN
        DELETE FROM public.facet_groups;
      ELSIF TG_OP <> 'INSERT' THEN
        DELETE FROM public.facet_groups WHERE count = 0 AND facets IN (SELECT facets FROM former);
      END IF;
      RETURN NULL;
    END
  $$;
--> statement-breakpoint
CREATE TRIGGER recipes_regroup_new AFTER INSERT ON "recipes"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.regroup_facets();
--> statement-breakpoint
CREATE TRIGGER recipes_regroup_changed AFTER UPDATE ON "recipes"
  REFERENCING OLD TABLE AS former NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.regroup_facets();
--> statement-breakpoint
CREATE TRIGGER recipes_regroup_gone AFTER DELETE ON "recipes"
  REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION public.regroup_facets();
--> statement-breakpoint
CREATE TRIGGER recipes_regroup_none AFTER TRUNCATE ON "recipes"
  FOR EACH STATEMENT EXECUTE FUNCTION public.regroup_facets();
