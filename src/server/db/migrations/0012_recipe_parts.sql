-- A recipe is stored by its parts: groups with their lines instead of counts, steps instead of one text.
ALTER TABLE "recipes" ADD COLUMN "groups" jsonb;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "steps" jsonb;--> statement-breakpoint
UPDATE "recipes" SET
  "steps" = to_jsonb(string_to_array("instructions", E'\n')),
  "groups" = coalesce(
    (
      SELECT jsonb_agg(
        jsonb_build_object(
          'title', listed.title,
          'isDough', listed.is_dough,
          'lines', to_jsonb("recipes"."ingredients"[listed.before + 1 : listed.before + listed.count])
        )
        ORDER BY listed.at
      )
      FROM (
        SELECT
          entry ->> 'title' AS title,
          (entry ->> 'isDough')::boolean AS is_dough,
          (entry ->> 'count')::int AS count,
          coalesce(
            sum((entry ->> 'count')::int) OVER (ORDER BY at ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING),
            0
          )::int AS before,
          at
        FROM jsonb_array_elements("recipes"."ingredient_groups") WITH ORDINALITY AS each (entry, at)
      ) AS listed
    ),
    '[]'::jsonb
  );--> statement-breakpoint
-- Lines that stood under no heading get one.
UPDATE "recipes" SET "groups" = "groups" || jsonb_build_array(
  jsonb_build_object(
    'title', 'Dosi',
    'isDough', false,
    'lines', to_jsonb("ingredients"[
      (SELECT coalesce(sum((entry ->> 'count')::int), 0)::int FROM jsonb_array_elements("ingredient_groups") AS entry) + 1 :
    ])
  )
)
WHERE cardinality("ingredients") >
  (SELECT coalesce(sum((entry ->> 'count')::int), 0) FROM jsonb_array_elements("ingredient_groups") AS entry);--> statement-breakpoint
ALTER TABLE "recipes" ALTER COLUMN "groups" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ALTER COLUMN "steps" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" DROP COLUMN "ingredient_groups";
