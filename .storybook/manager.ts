import { addons } from 'storybook/manager-api';

/** What editors and designers try out has its choices and its report on the page itself: a panel below it would be empty. */
const withoutPanel = /^(?:begin-hier|voor-redacteuren|ontwerptokens)-/;

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (withoutPanel.test(storyId) ? false : isShown),
  },
});
