import { isEmpty } from '#domain/json/isEmpty.ts'
import type { Guard } from './guard.ts'

/** `with.value` was chosen. It has no remedy: its message says what is missing. */
export const picked: Guard = ({ given }) => !isEmpty(given.value)
