import type { FormSection } from '#contract/form.ts'
import type { Device } from '#contract/value.ts'

/** Pixels a row on PC, and a field on phones, takes with label and gap. */
const PITCH: Record<Device, number> = { pc: 81, mobile: 92 }

/** About how high a section will be: before it is mounted only the scroll bar depends on it. */
export const sectionHeight = ({ rows }: FormSection, layout: Device): number =>
  (layout === 'pc' ? rows : rows.flat()).length * PITCH[layout]

/** How many sections, from the first one on, fill a screen of this height. */
export function sectionsFilling(
  sections: readonly FormSection[],
  layout: Device,
  height: number,
): number {
  let covered = 0
  const last = sections.findIndex((section) => {
    covered += sectionHeight(section, layout)
    return covered >= height
  })
  return last < 0 ? sections.length : last + 1
}
