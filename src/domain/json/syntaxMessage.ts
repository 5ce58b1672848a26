import { type ParseError, printParseErrorCode } from 'jsonc-parser'

export const TOO_DEEP = '嵌套太深'

const MESSAGES: Record<ReturnType<typeof printParseErrorCode>, string> = {
  InvalidSymbol: '这里不是 JSON 的值',
  InvalidNumberFormat: '数字写错了',
  PropertyNameExpected: '这里应该是属性名（带双引号）',
  ValueExpected: '这里应该有一个值',
  ColonExpected: '属性名后面应该是冒号',
  CommaExpected: '这里缺少逗号',
  CloseBraceExpected: '缺少 }',
  CloseBracketExpected: '缺少 ]',
  EndOfFileExpected: '文件到此应该结束，后面多出了内容',
  InvalidCommentToken: 'JSON 里不能写注释',
  UnexpectedEndOfComment: '注释没有结束',
  UnexpectedEndOfString: '文字没有结束，缺少双引号',
  UnexpectedEndOfNumber: '数字没有写完',
  InvalidUnicode: '\\u 后面应该是四位十六进制数',
  InvalidEscapeCharacter: '反斜杠后面的字符不对',
  InvalidCharacter: '文字里有不能直接写的字符',
  '<unknown ParseErrorCode>': '不是合法的 JSON',
}

/** A JSON syntax error in words for staff; undefined means the input was empty. */
export const syntaxMessage = (error: ParseError | undefined): string =>
  error ? MESSAGES[printParseErrorCode(error.error)] : '文件是空的'
