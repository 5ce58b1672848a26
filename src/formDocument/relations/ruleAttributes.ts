/** Attributes that say which other fields a field shows. */
export const RELATION_ATTRIBUTES: readonly string[] = [
  ...['isRelation', 'condition', 'conditionText', 'fields', 'relations'],
]

/** Attributes of a definition that are rules over answers. */
export const RULES = ['showWhen', 'compute'] as const

/** Attributes that say when fields show and how one is computed. */
export const RULE_ATTRIBUTES: readonly string[] = [...RELATION_ATTRIBUTES, ...RULES]
