import { areaTrail } from '../../dictionary/areaTrail.ts'
import type { StrictOperator } from './definition.ts'
import { ON_ITS_WAY } from './onItsWay.ts'
import { isMissing, textOf } from './operands.ts'

/**
 * `[code or path of codes, separator?]` → `广东省 / 深圳市 / 南山区`; an unknown code is shown as it is, any as a
 * placeholder while the areas are being loaded.
 */
export const areaOperator: StrictOperator = {
  kind: 'strict',
  operands: [1, 2],
  compute([place, separator], env) {
    const code = textOf(Array.isArray(place) ? place.at(-1) : place, '地区编码')
    const { areas } = env
    if (env.areLoading && areas.length === 0) return code === '' ? '' : ON_ITS_WAY
    const names = areaTrail(areas, code).map((area) => area.name)
    const between = isMissing(separator) ? ' / ' : textOf(separator, '分隔符')
    return names.length === 0 ? code : names.join(between)
  },
}
