/** Replaces `fast-uri`, with which rjsf looks for a `$ref` among `$id`s: the schemas of forms have neither. */
export default {
  equal: (one: string, other: string): boolean => one === other,
  resolve: (base: string, reference: string): string => new URL(reference, base).href,
}
