import { article } from '#knowledge/article-tecniche-di-impasto.ts'
import { ArticlePage } from '../article-page.tsx'

const DoughPage = () => <ArticlePage article={article} />
export default DoughPage
