import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { NumberDisplay } from '../controls/displays.tsx'
import { SliderWidget } from './SliderWidget.tsx'

export const sliderWidget: FieldWidget = {
  frame: 'input',
  Edit: SliderWidget,
  Display: NumberDisplay,
}
