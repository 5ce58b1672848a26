import { areaTrail } from '../../dictionary/areaTrail.ts'
import type { StrictOperator } from './definition.ts'
import { textOf } from './operands.ts'

/** `[code]` → the codes from the province down to it, as a cascade holds them; `[]` for an unknown code. */
export const areaPathOperator: StrictOperator = {
  kind: 'strict',
  operands: [1, 1],
  compute: ([code], env) => areaTrail(env.areas, textOf(code, '地区编码')).map((area) => area.id),
}
