import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { MomentWidget } from '../moment/MomentWidget.tsx'
import { PeriodWidget } from '../moment/PeriodWidget.tsx'

/** A date with or without time, or a period of two. */
export const DateTimeWidget = (edit: EditProps) =>
  edit.field.ui.range ? <PeriodWidget {...edit} /> : <MomentWidget {...edit} />
