import { ListColumn } from './ListColumn.tsx'
import styles from './Moment.module.css'
import type { PanelProps } from './panelProps.ts'
import { formatParts, type Parts, parseParts, partsOfNow, unitsOf } from './parts.ts'
import { wheelValues } from './wheelValues.ts'

const NAMES = { HH: '时', mm: '分', ss: '秒' } as const
const isTime = (unit: string): unit is keyof typeof NAMES => Object.hasOwn(NAMES, unit)

/** Hours, minutes and, where the format has them, seconds beside each other. */
export function TimePanel({ fmt, value, onPick, onDone }: PanelProps) {
  const parts: Parts = parseParts(value, fmt) ?? {}
  const pick = (unit: keyof typeof NAMES, chosen: number) =>
    onPick(formatParts({ ...defaultsOf(fmt), ...parts, [unit]: chosen }, fmt))
  return (
    <div className={styles.times}>
      <div className={styles.columns}>
        {unitsOf(fmt)
          .filter(isTime)
          .map((unit) => (
            <ListColumn
              key={unit}
              label={NAMES[unit]}
              values={wheelValues(unit, parts)}
              value={parts[unit]}
              onPick={(chosen) => pick(unit, chosen)}
            />
          ))}
      </div>
      <button type="button" className={styles.done} onClick={onDone}>
        确定
      </button>
    </div>
  )
}

/** Defaults of parts not picked: today for formats with a year; for a time only, zero. */
function defaultsOf(fmt: string): Parts {
  const { yyyy, MM, dd } = partsOfNow()
  return unitsOf(fmt).includes('yyyy') ? { yyyy, MM, dd } : {}
}
