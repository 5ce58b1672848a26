import type { Change, Place } from '../approval/diff/change.ts'
import { excerpts } from './excerpts.ts'

/** `第 3 行 · 手机号码（mobile）· 必填：由“是”变为“否”`; long texts are cut to where they differ. */
export function sentence(change: Change): string {
  const note = change.note ? `（${change.note}）` : ''
  const { together, place } = change
  if (!together) return `${placeWords(change)}· ${change.title}：${happening(change)}${note}`
  const table = 'part' in place || !place.column ? '' : `${named(place.field)}· 列`
  const row = 'part' in place ? '' : `第 ${place.row} 行 · `
  return `${row}${table}${together.what}移到了${together.to}${note}`
}

/** A place for people, before what happened there. */
function placeWords({ place, kind, attribute }: Change): string {
  if ('part' in place) return `${place.part}${place.name === undefined ? '' : ` ${place.name}`} `
  const { row, field, column } = place
  const gone = kind === 'removed' && attribute === 'value' && !column ? '原' : ''
  return `${gone}第 ${row} 行 · ${named(field)}${column ? `· 列 ${named(column)}` : ''}`
}

const named = ({ key, label }: { key: string; label: string }): string =>
  key.startsWith('@') ? `${label} ` : `${label}（${key}）`

/** Titles that already describe the change. */
const PLAIN: readonly string[] = ['value', 'items', 'file']

function happening({ kind, attribute, place, was, now }: Change): string {
  const [before, after] = excerpts(was, now)
  if (kind === 'moved') return `由${before}变为${after}`
  if (was !== '' && now !== '') return `由${quoted(before)}变为${quoted(after)}`
  const isPlain = PLAIN.includes(attribute) || ('part' in place && place.part === '诊断')
  if (isPlain) return before + after
  return was === '' ? `新增${quoted(after)}` : `去掉了${quoted(before)}`
}

/** A text that quotes others is set apart by other marks. */
const quoted = (text: string): string => (/[“”]/.test(text) ? `「${text}」` : `“${text}”`)

/** The key of a change for machines: `第3行/mobile/required`, `第9行/works/startAt/fmt`, `字典/SEX/items`. */
export const changeKey = ({ place, attribute }: Change): string =>
  [...placeSegments(place), attribute].join('/')

const placeSegments = (place: Place): string[] =>
  'part' in place
    ? [place.part, ...(place.name === undefined ? [] : [place.name])]
    : [
        `第${place.row}行`,
        place.field.key,
        ...(place.column === undefined ? [] : [place.column.key]),
      ]
