import { seedTemplate } from './support/template.ts';

// biome-ignore lint/style/noDefaultExport: Playwright reads the default export
export default seedTemplate;
