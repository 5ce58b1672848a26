import known from './columns.json' with { type: 'json' }

export type MappedField = keyof typeof known

/**
 * Title of the column for each field. `at` and `income` are required; a column of `income` with a sign holds money out
 * as well, and `outgo` is then left out.
 */
export type Mapping = Partial<Record<MappedField, string>>

export type RequiredMapping = Mapping & { at: string; income: string }

export const MAPPED_FIELDS = Object.keys(known) as MappedField[]
