import { isEmpty } from '#domain/json/isEmpty.ts'
import type { Guard } from './guard.ts'

/** `with.value` is chosen. Without remedy: the message says what is missing. */
export const picked: Guard = ({ given }) => !isEmpty(given.value)
