/** One thing scenarios should make happen. */
export interface CoverageItem {
  /** Stable for the same rule of the same form. */
  id: string
  kind: CoverageKind
  /** Field key, `table/column` for a column. */
  key: string
  /** Description for people. */
  text: string
}

export const COVERAGE_KINDS = ['condition', 'message', 'entry'] as const
/**
 * `condition`: a test of a visibility rule has this outcome; `message`: a check refuses a value with its message;
 * `entry`: a field or column holds a value that passes its checks.
 */
export type CoverageKind = (typeof COVERAGE_KINDS)[number]

export const KIND_NAMES: Record<CoverageKind, string> = {
  condition: '条件',
  message: '提示',
  entry: '填写',
}

export const conditionId = (test: string, outcome: boolean): string =>
  `condition ${test} ${outcome}`
export const messageId = (key: string, rule: string): string => `message ${key} ${rule}`
export const entryId = (key: string): string => `entry ${key}`
