/**
 * A rule is shown on one device (decision 0384): staff’s on a PC, everybody else’s on a phone. These say otherwise, each
 * with its reason, in the place of a test’s details; the configuration goes by the tag.
 */
const on = (tag: string) => (reason: string) => ({
  tag,
  annotation: { type: tag.slice(1), description: reason },
})

/** The layout is the rule, or what most people come for: on both devices. */
export const onBoth = on('@both')
/** A PC alone has it. */
export const onPc = on('@pc')
/** A phone alone has it. */
export const onPhone = on('@phone')
