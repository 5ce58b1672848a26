import type { Logic } from '#contract/logic.ts'
import type { HoleText } from '#contract/value.ts'
import { isRecord } from '#domain/json/isRecord.ts'

/** `{"$": rule}`, and nothing beside it. */
export const isLogicValue = (value: unknown): value is { $: Logic } =>
  isRecord(value) && Object.hasOwn(value, '$') && Object.keys(value).length === 1

/** `{"$t": text, …holes}`. */
export const isHoleText = (value: unknown): value is HoleText =>
  isRecord(value) && typeof value.$t === 'string' && Object.hasOwn(value, '$t')
