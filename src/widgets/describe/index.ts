import type { FieldWidget } from '#runtime/react/form/session/fieldWidget.ts'
import { DescribeWidget } from './DescribeWidget.tsx'

export const describeWidget: FieldWidget = {
  frame: 'bare',
  Edit: DescribeWidget,
  Display: DescribeWidget,
}
