/** An individual whom staff call an expert, in the field they name; null for everybody else. */
export const up = `
  alter table account add column expertise text;
  alter table account add constraint account_expertise_of_individual
    check (expertise is null or (user_type = '1' and char_length(expertise) between 1 and 64));
`
