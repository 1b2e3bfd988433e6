/** Provides the style sheet of figures and their pictures as one text, so that a page that forbids inline styles can link it. */
import { FONTS, svgStyle } from './svgStyle';

const FIGURE = `
.handscript-page { margin: 0; padding: 1rem; background: Canvas; color: CanvasText; color-scheme: light dark; }
.handscript-page h1 { font-size: 1.3rem; font-family: system-ui, sans-serif; margin-block: 0 0.5rem; }
.handscript-page main { max-inline-size: 60rem; margin-inline: auto; }
figure.handscript { container-type: inline-size; margin: 1rem 0; padding: 0.75rem; border: 1px solid var(--hs-edge); border-radius: 8px; background: var(--hs-paper); color: var(--hs-ink); font-family: ${FONTS}; line-height: 1.5; text-align: start; overflow-wrap: break-word; }
.handscript figcaption { margin-block-end: 0.5rem; }
.handscript .hs-title { font-weight: 700; font-size: 1.15em; }
.handscript .hs-detail, .handscript .hs-after, .handscript .hs-shares, .handscript .hs-check-sum, .handscript .hs-why { color: var(--hs-soft); }
.handscript .hs-detail { margin-inline-start: 0.5em; }
.handscript h2, .handscript h3, .handscript h4, .handscript h5, .handscript h6 { margin-block: 0.9em 0.4em; font-size: 1em; font-weight: 700; color: inherit; border: 0; padding: 0; }
.handscript p { margin-block: 0.15em; }
.handscript ol, .handscript ul { margin-block: 0.3em; padding-inline-start: 1.6em; }
.handscript .hs-drawn { display: none; }
.handscript .hs-picture { display: block; inline-size: 100%; block-size: auto; max-inline-size: 50rem; margin-inline: auto; }
.handscript .hs-scroll { overflow-x: auto; }
.handscript .hs-scroll:focus-visible, .handscript summary:focus-visible { outline: 2px solid var(--hs-acting); outline-offset: 2px; }
.handscript table { border-collapse: collapse; inline-size: 100%; background: none; }
.hs-digits-latin table { font-variant-numeric: tabular-nums; }
.handscript th, .handscript td { padding: 0.2em 0.4em; border-block-end: 1px solid var(--hs-edge); text-align: start; font-weight: 400; vertical-align: top; background: none; color: inherit; }
.handscript tbody th { min-inline-size: 5em; overflow-wrap: anywhere; }
.handscript td { white-space: nowrap; }
.handscript td .hs-cards { white-space: normal; }
.handscript thead th { color: var(--hs-soft); font-size: 0.8em; }
.handscript tbody th { font-weight: 700; }
.handscript .hs-number { text-align: right; white-space: nowrap; }
.handscript tr.hs-out th > bdi { text-decoration: line-through; }
.handscript tr.hs-out { color: var(--hs-soft); }
.handscript tr.hs-acting th { border-inline-start: 4px solid var(--hs-acting); }
.handscript .hs-mark { display: inline-block; padding-inline: 0.35em; border: 1px solid var(--hs-edge); border-radius: 3px; font-size: 0.8em; font-weight: 400; }
.handscript .hs-pot { font-weight: 700; }
.handscript .hs-card { display: inline-block; padding-inline: 0.3em; border: 1px solid var(--hs-edge); border-radius: 3px; background: var(--hs-card); color: var(--hs-card-ink); font-weight: 700; white-space: nowrap; }
.handscript .hs-card-red { color: var(--hs-card-red); }
.hs-digits-persian ol { list-style-type: persian; }
.hs-digits-arabic ol { list-style-type: arabic-indic; }
.hs-digits-devanagari ol { list-style-type: devanagari; }
.handscript ol.hs-layers { list-style: none; padding: 0; }
.handscript .hs-layers > li { margin-block-end: 0.8em; }
.handscript .hs-label { font-weight: 700; }
.handscript .hs-bar { display: block; inline-size: 100%; block-size: 1.5em; }
.handscript .hs-key { inline-size: 0.8em; block-size: 0.8em; margin-inline-end: 0.25em; vertical-align: baseline; }
.handscript .hs-share { display: inline-block; }
.handscript .hs-next details { margin-block-start: 0.9em; }
.handscript .hs-refund-label { margin-block-start: 1.2em; }
.handscript .hs-after { font-size: 0.85em; margin-inline-start: 0.6em; }
.handscript .hs-illegal { text-decoration: underline wavy; text-decoration-color: var(--hs-card-red); text-underline-offset: 0.25em; }
.handscript .hs-remark { font-style: italic; border-inline-start: 3px solid var(--hs-edge); padding-inline-start: 0.6em; }
.handscript .hs-branch { margin-block-start: 1em; padding-inline-start: 0.75em; border-inline-start: 3px solid var(--hs-felt-edge); }
.handscript summary { cursor: pointer; }
@container (min-width: 34rem) {
  .handscript .hs-drawn { display: block; }
  .handscript .hs-seats { display: none; }
}
@media print { figure.handscript { break-inside: avoid; } .handscript .hs-drawn { display: block; } }
`;

export const stylesheet: string = `${svgStyle('auto')}${FIGURE}`;
