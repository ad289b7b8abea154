import { article } from '#knowledge/article-forni-e-cottura.ts'
import { ArticlePage } from '../article-page.tsx'

const OvenPage = () => <ArticlePage article={article} />
export default OvenPage
