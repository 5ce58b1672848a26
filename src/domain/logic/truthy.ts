import jsonLogic from 'json-logic-js'

/** json-logic's own notion of true: as JavaScript's, except that an empty list is false. */
export const truthy = (value: unknown): boolean => jsonLogic.truthy(value)
