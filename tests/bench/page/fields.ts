/** The kinds of input every contender has. */
export type Kind = 'text' | 'area' | 'radio' | 'select' | 'number' | 'date'

/** One field as every contender is told about it; each turns it into its own words. */
export interface BenchField {
  key: string
  label: string
  kind: Kind
  required: boolean
  /** Length of a text. */
  min?: number
  max?: number
  /** The whole text has to match. */
  pattern?: string
  /** Shown while this controller has the value {@link SHOWS}. */
  shownBy?: string
  defaultValue?: string
}

/** Options of every radio group and select. */
export const OPTIONS = ['甲', '乙', '丙', '丁'].map((name, index) => ({
  code: `0${index + 1}`,
  name,
}))
/** The value of a controller that shows its dependants, and the one it begins with. */
export const SHOWS = '02'
export const HIDES = '01'
/** Shows every tenth field. */
export const MANY = 'many'
/** Shows one field. */
export const ONE = 'one'
/** The field that is typed into: a required text of 2 to 30 characters. */
export const TYPED = 'f2'

/** Fields in a section, for those who have to be told. */
export const SECTION = 40

export const wrongPattern = '格式错误'
export const requiredText = (label: string): string => `请填写${label}`
export const limitText = (min: number, max: number): string => `长度只能在${min}-${max}之间`

/** Of ten fields seven are texts, one a long text, one a choice, one a number or date. */
function kindOf(index: number): Kind {
  const last = index % 10
  if (last === 7) return 'area'
  if (last === 8) return index % 20 === 8 ? 'radio' : 'select'
  if (last === 9) return index % 20 === 9 ? 'number' : 'date'
  return 'text'
}

function checksOf(kind: Kind, index: number): Pick<BenchField, 'min' | 'max' | 'pattern'> {
  if (kind !== 'text') return {}
  return { min: 2, max: 30, ...(index % 5 === 1 && { pattern: '[A-Za-z0-9]+' }) }
}

/** Every second field is required, and a text where it is. */
const isRequired = (index: number): boolean => [0, 2, 4, 6, 7].includes(index % 10)

const controllerOf = (index: number): string | undefined =>
  index === 5 ? ONE : index % 10 === 4 ? MANY : undefined

const controller = (key: string, label: string): BenchField => ({
  key,
  label,
  kind: 'radio',
  required: false,
  defaultValue: HIDES,
})

/** `count` fields of mixed kinds, the two controllers among them. */
export function benchFields(count: number): BenchField[] {
  const fields = Array.from({ length: count - 2 }, (_, index): BenchField => {
    const kind = kindOf(index)
    const shownBy = controllerOf(index)
    return {
      key: `f${index}`,
      label: `字段${index}`,
      kind,
      required: isRequired(index),
      ...checksOf(kind, index),
      ...(shownBy !== undefined && { shownBy }),
    }
  })
  return [controller(MANY, '类别'), controller(ONE, '补充'), ...fields]
}

/** The fields in runs of {@link SECTION}, for those who have to be told. */
export const sectionsOf = (fields: readonly BenchField[]): BenchField[][] =>
  Array.from({ length: Math.ceil(fields.length / SECTION) }, (_, index) =>
    fields.slice(index * SECTION, (index + 1) * SECTION),
  )
