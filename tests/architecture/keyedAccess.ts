import { join, relative } from 'node:path'
import ts from 'typescript'
import { sourceFiles } from './codeLiterals.ts'
import { PROJECT } from './lintTree.ts'

/** The one module that may: what it offers instead is what everybody else uses. */
const HELPER = 'src/contract/record.ts'

/**
 * Every place in the sources, and in the files planted beside them, that looks a text up in a record by `record[key]`
 * or `key in record`: it would find what every object inherits. `delete record[key]` reaches own members only.
 * @param planted file below the project → text; such a file is not on the disk.
 * @returns `file:line code`
 */
export function keyedAccess(planted: Readonly<Record<string, string>>): string[] {
  const files = [...sourceFiles('src'), ...sourceFiles('adapters')].filter(
    (file) => file !== HELPER,
  )
  const program = programOf([...files, ...Object.keys(planted)], planted)
  const checker = program.getTypeChecker()
  return [...files, ...Object.keys(planted)].flatMap((file) => {
    const source = program.getSourceFile(join(PROJECT, file))
    return source ? accessIn(source, checker) : [`${file} is not part of the program`]
  })
}

function programOf(files: string[], planted: Readonly<Record<string, string>>): ts.Program {
  const { config } = ts.readConfigFile(join(PROJECT, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, files: [], include: [] },
    ts.sys,
    PROJECT,
  )
  const host = ts.createCompilerHost(options)
  const textOf = (path: string) => planted[relative(PROJECT, path)]
  const { getSourceFile, fileExists } = host
  host.fileExists = (path) => textOf(path) !== undefined || fileExists(path)
  host.getSourceFile = (path, version, ...more) => {
    const text = textOf(path)
    if (text === undefined) return getSourceFile(path, version, ...more)
    return ts.createSourceFile(path, text, version, true)
  }
  return ts.createProgram({ rootNames: files.map((file) => join(PROJECT, file)), options, host })
}

function accessIn(source: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isLookUp(node, checker)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push(`${relative(PROJECT, source.fileName)}:${line + 1} ${node.getText(source)}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function isLookUp(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword)
    return !ts.isPrivateIdentifier(node.left) && isAnyText(checker.getTypeAtLocation(node.left))
  return (
    ts.isElementAccessExpression(node) &&
    !ts.isDeleteExpression(node.parent) &&
    !isFixed(node.argumentExpression) &&
    isRecord(checker.getTypeAtLocation(node.expression), checker) &&
    isAnyText(checker.getTypeAtLocation(node.argumentExpression))
  )
}

const isFixed = (key: ts.Expression): boolean =>
  ts.isStringLiteralLike(key) || ts.isNumericLiteral(key)

/** A type with an index signature for texts, as `Record<string, …>`. */
function isRecord(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnionOrIntersection()) return type.types.some((part) => isRecord(part, checker))
  return (
    checker.getIndexInfoOfType(checker.getApparentType(type), ts.IndexKind.String) !== undefined
  )
}

const TEXT =
  ts.TypeFlags.String |
  ts.TypeFlags.TemplateLiteral |
  ts.TypeFlags.StringMapping |
  ts.TypeFlags.TypeParameter |
  ts.TypeFlags.Index |
  ts.TypeFlags.Any

/** Not one of a few known words. */
const isAnyText = (type: ts.Type): boolean =>
  type.isUnionOrIntersection() ? type.types.some(isAnyText) : (type.flags & TEXT) !== 0
