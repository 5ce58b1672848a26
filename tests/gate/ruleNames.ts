import ts from 'typescript'

const CALLS = new Set(['test', 'it', 'describe'])

/**
 * Names of the rules that a test file holds: the first argument of `test`, `it` and `describe` with whatever follows them
 * (`.each(…)`, `.skip`), as it is written; a name that is made up at run time counts by its text in the source.
 */
export function ruleNames(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && CALLS.has(rootOf(node.expression))) {
      const [name] = node.arguments
      const body = node.arguments.at(-1)
      // `test.skip(condition, 'reason')` names no rule.
      if (name && body && body !== name && !ts.isStringLiteralLike(body)) names.push(nameOf(name))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

/** `test` of `test.describe.each(rows)`. */
function rootOf(called: ts.Expression): string {
  if (ts.isPropertyAccessExpression(called) || ts.isCallExpression(called))
    return rootOf(called.expression)
  if (ts.isTaggedTemplateExpression(called)) return rootOf(called.tag)
  return ts.isIdentifier(called) ? called.text : ''
}

const nameOf = (name: ts.Expression): string =>
  ts.isStringLiteralLike(name) ? name.text : name.getText()
