import { Fragment } from 'react'
import { type Block, blocksOf, type Words } from '#domain/words/formatted-blocks.ts'

const Inline = ({ words }: { words: Words }) =>
  words.map(({ text, isBold }, index) =>
    isBold ? <strong key={index}>{text}</strong> : <Fragment key={index}>{text}</Fragment>,
  )

function Shown({ block }: { block: Block }) {
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h3' : 'h4'
    return (
      <Heading className={block.level === 2 ? 'text-xl' : 'mt-3 text-lg'}>
        <Inline words={block.words} />
      </Heading>
    )
  }
  if (block.kind === 'list') {
    const List = block.isNumbered ? 'ol' : 'ul'
    return (
      <List
        className={`grid gap-1.5 pl-6 marker:text-tomato ${block.isNumbered ? 'list-decimal' : 'list-disc'}`}
      >
        {block.items.map((words, index) => (
          <li key={index}>
            <Inline words={words} />
          </li>
        ))}
      </List>
    )
  }
  return (
    <p>
      {block.lines.map((words, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          <Inline words={words} />
        </Fragment>
      ))}
    </p>
  )
}

export const FormattedText = ({ text }: { text: string }) => (
  <div className="grid gap-3">
    {blocksOf(text).map((block, index) => (
      <Shown key={index} block={block} />
    ))}
  </div>
)
