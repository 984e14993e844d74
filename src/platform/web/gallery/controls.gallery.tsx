import { Briefcase, Captions, Heart, Leaf, Mic, MicOff, Plus, Sprout } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from '../ui/button.tsx';
import { ChipGroup, ChipToggle } from '../ui/chip.tsx';
import { ChoiceCards } from '../ui/choice-card.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs.tsx';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { Row, Specimen } from './specimen.tsx';

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const sizes: ButtonSize[] = ['small', 'medium', 'large'];

const categories = [
  {
    value: 'general',
    title: 'General',
    description: 'A bit of everything, or no idea yet',
    icon: <Leaf size={20} />,
  },
  {
    value: 'relationships',
    title: 'Relationships',
    description: 'Partners, family, friends',
    icon: <Heart size={20} />,
  },
  { value: 'career', title: 'Career', description: 'Work, money, burnout', icon: <Briefcase size={20} /> },
  { value: 'personal', title: 'Personal growth', description: 'Habits, purpose', icon: <Sprout size={20} /> },
];

export function ControlsGallery() {
  const [topic, setTopic] = useState('stress');
  const [category, setCategory] = useState('general');
  const [isCalm, setIsCalm] = useState(true);
  return (
    <>
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}`}>
          <Row>
            <Button variant={variant}>Continue</Button>
            <Button variant={variant} icon={<Plus size={18} aria-hidden="true" />}>
              With icon
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <Button variant={variant} isBusy>
              Saving
            </Button>
          </Row>
        </Specimen>
      ))}
      <Specimen name="Button, sizes, and a link that looks like one">
        <Row>
          {sizes.map((size) => (
            <Button key={size} size={size}>
              {size}
            </Button>
          ))}
          <ButtonLink to="/" variant="secondary">
            A link
          </ButtonLink>
        </Row>
      </Specimen>
      <Specimen name="Icon button">
        <Row>
          <IconButton label="Speak" icon={<Mic size={20} aria-hidden="true" />} />
          <IconButton
            look="ring"
            label="Mute"
            aria-pressed={true}
            icon={<MicOff size={20} aria-hidden="true" />}
          />
          <IconButton look="ring" label="Captions" icon={<Captions size={20} aria-hidden="true" />} />
          <IconButton look="ring" label="Unavailable" disabled icon={<Mic size={20} aria-hidden="true" />} />
          <ThemeToggle />
        </Row>
      </Specimen>
      <Specimen name="Tabs, pills">
        <Tabs defaultValue="categories">
          <TabList label="Therapy settings">
            <Tab value="categories">Categories</Tab>
            <Tab value="voices">Voice Options</Tab>
            <Tab value="none" disabled>
              Disabled
            </Tab>
          </TabList>
          <TabPanel value="categories" className="pt-3 text-small text-ink-soft">
            Where to begin.
          </TabPanel>
          <TabPanel value="voices" className="pt-3 text-small text-ink-soft">
            Who speaks.
          </TabPanel>
        </Tabs>
      </Specimen>
      <Specimen name="Tabs, line">
        <Tabs defaultValue="overview" look="line">
          <TabList label="Admin dashboard">
            <Tab value="overview">Overview</Tab>
            <Tab value="analytics">Analytics</Tab>
            <Tab value="moods">Moods</Tab>
          </TabList>
          <TabPanel value="overview" className="pt-3 text-small text-ink-soft">
            Figures.
          </TabPanel>
          <TabPanel value="analytics">Analytics</TabPanel>
          <TabPanel value="moods">Moods</TabPanel>
        </Tabs>
      </Specimen>
      <Specimen name="Chips: one of several, several, locked">
        <ChipGroup
          label="Choose Specific Topic"
          isLabelShown
          options={['stress', 'anxiety', 'sleep', 'low mood'].map((value) => ({ value, label: value }))}
          value={topic}
          onChange={setTopic}
        />
        <Row>
          <ChipToggle isOn={isCalm} onChange={setIsCalm}>
            calm
          </ChipToggle>
          <ChipToggle isOn={false} onChange={() => {}}>
            tired
          </ChipToggle>
        </Row>
        <ChipGroup
          label="Locked"
          options={[
            { value: 'a', label: 'Chosen' },
            { value: 'b', label: 'Other' },
          ]}
          value="a"
          onChange={() => {}}
          isDisabled
        />
      </Specimen>
      <Specimen name="Choice cards">
        <ChoiceCards label="Category" choices={categories} value={category} onChange={setCategory} />
      </Specimen>
      <Specimen name="Choice cards, locked">
        <ChoiceCards
          label="Category, locked"
          choices={categories.slice(0, 2)}
          value="general"
          onChange={() => {}}
          isDisabled
        />
      </Specimen>
    </>
  );
}
