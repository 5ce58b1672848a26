import known from './columns.json' with { type: 'json' }

export type MappedField = keyof typeof known

/**
 * Which column, by its title, holds what. `at` and `income` are required; a column of `income` with a sign holds money
 * out as well, and `outgo` is left out then.
 */
export type Mapping = Partial<Record<MappedField, string>>

export type RequiredMapping = Mapping & { at: string; income: string }

export const MAPPED_FIELDS = Object.keys(known) as MappedField[]
