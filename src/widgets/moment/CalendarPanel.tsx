import '@mantine/dates/styles.css'
import 'dayjs/locale/zh-cn'
import { DatePicker, DatesProvider, MonthPicker, YearPicker } from '@mantine/dates'
import styles from './Moment.module.css'
import type { PanelProps } from './panelProps.ts'
import { formatParts, type Parts, parseParts, partsOfNow, unitsOf } from './parts.ts'
import { TimePanel } from './TimePanel.tsx'

const ISO = 'yyyy-MM-dd'
const SETTINGS = { locale: 'zh-cn', firstDayOfWeek: 1 } as const

/** Mantine's calendar as fine as the format, with the time beside it where the format has one. */
export function CalendarPanel({ fmt, value, onPick, onDone }: PanelProps) {
  const units = unitsOf(fmt)
  const Picker = units.includes('dd') ? DatePicker : units.includes('MM') ? MonthPicker : YearPicker
  const parts: Parts = parseParts(value, fmt) ?? {}
  const timed = units.includes('HH')
  const date = parts.yyyy === undefined ? null : formatParts(parts, ISO)
  const pick = (chosen: string | null) => {
    if (!chosen) return
    const { HH, mm } = partsOfNow()
    onPick(formatParts({ HH, mm, ...parts, ...parseParts(chosen, ISO) }, fmt))
    if (!timed) onDone()
  }
  return (
    <DatesProvider settings={SETTINGS}>
      <div className={styles.calendar}>
        <Picker value={date} {...(date && { defaultDate: date })} onChange={pick} />
        {timed && <TimePanel fmt={fmt} value={value} onPick={onPick} />}
      </div>
    </DatesProvider>
  )
}
