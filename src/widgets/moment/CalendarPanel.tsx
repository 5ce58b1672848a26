import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/dates/styles.css'
import 'dayjs/locale/zh-cn'
import { DatePicker, DatesProvider, MonthPicker, YearPicker } from '@mantine/dates'
import dayjs from 'dayjs'
import { useEffect, useState } from 'react'
import { isRealDate } from '#domain/time/writtenDate.ts'
import { WithMantine } from '#runtime/react/theme/SiteMantine.tsx'
import styles from './Moment.module.css'
import type { PanelProps } from './panelProps.ts'
import { formatParts, type Parts, parseParts, partsOfNow, unitsOf } from './parts.ts'
import { TimePanel } from './TimePanel.tsx'

const ISO = 'yyyy-MM-dd'
const SETTINGS = { locale: 'zh-cn', firstDayOfWeek: 1, weekendDays: [] as [] } as const
/** The headings are their own labels: pressing one changes what it shows. */
const LABELS = {
  previousMonth: '上个月',
  nextMonth: '下个月',
  previousYear: '上一年',
  nextYear: '下一年',
  previousDecade: '前十年',
  nextDecade: '后十年',
}
const FORMATS = {
  monthLabelFormat: 'YYYY年M月',
  yearLabelFormat: 'YYYY年',
  monthsListFormat: 'M月',
  yearsListFormat: 'YYYY',
  decadeLabelFormat: 'YYYY年',
} as const

const DAYS = {
  highlightToday: true,
  getDayAriaLabel: (date: string): string => dayjs(date).format('YYYY年M月D日'),
  classNames: { day: styles.day ?? '' },
}

/** Mantine's calendar as fine as the format, with the time beside it where the format has one. */
export function CalendarPanel({ fmt, value, begin, last, onPick, onDone }: PanelProps) {
  const units = unitsOf(fmt)
  const Picker = units.includes('dd') ? DatePicker : units.includes('MM') ? MonthPicker : YearPicker
  const parts: Parts = isRealDate(value, fmt) ? (parseParts(value, fmt) ?? {}) : {}
  const timed = units.includes('HH')
  const date = parts.yyyy === undefined ? null : formatParts(parts, ISO)
  const [shown, setShown] = useState(date ?? formatParts(begin ?? partsOfNow(), ISO))
  useEffect(() => {
    if (date) setShown(date)
  }, [date])
  const pick = (chosen: string | null) => {
    if (!chosen) return
    const { HH, mm } = partsOfNow()
    onPick(formatParts({ HH, mm, ...parts, ...parseParts(chosen, ISO) }, fmt))
    if (!timed) onDone()
  }
  return (
    <WithMantine>
      <DatesProvider settings={SETTINGS}>
        <div className={styles.calendar}>
          <Picker
            {...FORMATS}
            ariaLabels={LABELS}
            {...(units.includes('dd') && DAYS)}
            {...(last && { maxDate: formatParts(last, ISO) })}
            value={date}
            date={shown}
            onDateChange={setShown}
            onChange={pick}
          />
          {timed && <TimePanel fmt={fmt} value={value} onPick={onPick} onDone={onDone} />}
        </div>
      </DatesProvider>
    </WithMantine>
  )
}
