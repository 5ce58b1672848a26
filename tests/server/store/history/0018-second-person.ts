/** Who confirmed money first where a society demands two persons for it; who decided is the second of them. */
export const up = `
  alter table dues_order
    add column checked_by text collate "C",
    add column checked_by_name text,
    add column checked_at timestamptz,
    add column checked_opinion text;
`
