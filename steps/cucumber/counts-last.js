/** A plugin of Cucumber that runs the scenarios that count hands last, because they are slow. */
const isCount = ({ pickle }) => pickle.tags.some(({ name }) => name === '@count');

export default {
  type: 'plugin',
  coordinator({ transform }) {
    transform('pickles:order', (scenarios) => [
      ...scenarios.filter((scenario) => !isCount(scenario)),
      ...scenarios.filter(isCount),
    ]);
  },
};
