import { resolve } from 'node:path'
import ts from 'typescript'

/** One property of a contract type, as far as a JSON Schema can repeat it. */
export interface Property {
  optional: boolean
  /** The literals it may be, when it may be nothing else. */
  choices?: string[]
  /** Properties of the object (or of the list's objects) written inline. */
  inner?: Shape
}
export type Shape = Record<string, Property>

const FOLDER = resolve(import.meta.dirname, '../../../src/contract')
const FILES = ['nodes.gen.ts', 'page.gen.ts', 'formSpec.ts'].map((file) => resolve(FOLDER, file))

const program = ts.createProgram(FILES, {
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
})
const checker = program.getTypeChecker()

/** The exported type of that name; for a union its members. */
export function contractType(name: string): ts.Type {
  for (const file of FILES) {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name)
    if (symbol) return checker.getDeclaredTypeOfSymbol(symbol)
  }
  throw new Error(`src/contract has no type ${name}`)
}

export const membersOf = (type: ts.Type): readonly ts.Type[] =>
  type.isUnion() ? type.types : [type]

export function memberType(type: ts.Type, name: string): ts.Type {
  const property = checker.getPropertyOfType(type, name)
  if (!property) throw new Error(`no property ${name}`)
  return checker.getTypeOfSymbol(property)
}

export const shapeOf = (type: ts.Type): Shape =>
  Object.fromEntries(
    checker.getPropertiesOfType(type).map((property) => [property.name, propertyOf(property)]),
  )

function propertyOf(property: ts.Symbol): Property {
  const type = checker.getTypeOfSymbol(property)
  const choices = choicesOf(type)
  const inner = innerOf(type)
  return {
    optional: (property.flags & ts.SymbolFlags.Optional) !== 0,
    ...(choices && { choices }),
    ...(inner && { inner }),
  }
}

const isAbsent = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.Undefined) !== 0

function choicesOf(type: ts.Type): string[] | undefined {
  const members = membersOf(type).filter((member) => !isAbsent(member))
  const literals = members.flatMap((member) => (member.isLiteral() ? [String(member.value)] : []))
  return literals.length === members.length ? literals.sort() : undefined
}

/** Only what is written in place: named types are compared by themselves. */
function innerOf(type: ts.Type): Shape | undefined {
  const [only, ...others] = membersOf(type).filter((member) => !isAbsent(member))
  if (!only || others.length > 0) return undefined
  const element = checker.isArrayType(only)
    ? checker.getTypeArguments(only as ts.TypeReference)[0]
    : only
  const declaration = element?.symbol?.declarations?.[0]
  const written = declaration && ts.isTypeLiteralNode(declaration) && !element?.aliasSymbol
  return element && written ? shapeOf(element) : undefined
}
