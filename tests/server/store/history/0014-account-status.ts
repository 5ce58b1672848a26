/** An account that staff have switched off; null while it is in use. */
export const up = `
  alter table account add column disabled_at timestamptz;
`
