import type { Impact } from '../approval/diff/change.ts'

/** The names of impacts. */
export const IMPACT_NAMES: Record<Impact, string> = {
  data: '可能丢失已填数据',
  fill: '影响填写',
  look: '影响显示',
  print: '影响打印',
  check: '配置检查',
}
